import { SaxesParser } from 'saxes';
import { broken, mostElements, type SheetLimits, tooLarge, xmlLimits } from './sheet-limits.ts';
import { UnreadableSheet } from './unreadable.ts';

export type XmlHandlers = {
  /** The name without its prefix. */
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
};

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML chunk by chunk, with limits on its depth and length. A document with declarations, such as entities, is refused.
 */
export async function parseXml(
  chunks: AsyncIterable<Buffer>,
  limits: SheetLimits,
  handlers: XmlHandlers,
): Promise<void> {
  const parser = new SaxesParser({ position: false });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const most = mostElements(limits);
  let depth = 0;
  let elements = 0;
  let attributes = 0;
  parser.on('doctype', () => {
    throw new UnreadableSheet('문서 형식 선언이 든 파일은 받지 않아요. 엑셀에서 새 파일로 저장한 뒤 올려 주세요.');
  });
  parser.on('error', () => {
    throw new UnreadableSheet(broken);
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > xmlLimits.attributes) throw new UnreadableSheet(broken);
  });
  parser.on('opentag', ({ name, attributes: own }) => {
    depth += 1;
    attributes = 0;
    elements += 1;
    if (depth > xmlLimits.depth) throw new UnreadableSheet(broken);
    if (elements > most) throw new UnreadableSheet(tooLarge);
    handlers.open?.(local(name), own as Record<string, string>);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    handlers.close?.(local(name));
  });
  parser.on('text', (text) => handlers.text?.(text));
  parser.on('cdata', (text) => handlers.text?.(text));
  for await (const chunk of chunks) parser.write(decoder.decode(chunk, { stream: true }));
  parser.write(decoder.decode());
  parser.close();
}
