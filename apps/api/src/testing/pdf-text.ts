import { inflateSync } from 'node:zlib';

/** The lines of text in a PDF by pdfkit, from top to bottom, as a reader sees them. */
export function pdfText(file: Buffer): string[] {
  const objects = objectsOf(file);
  const fontNames = new Map<string, string>();
  for (const { head } of objects.values()) {
    for (const [, name = '', no = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) fontNames.set(name, no);
  }
  const alphabets = new Map([...fontNames].map(([name, no]) => [name, alphabetOf(objects, no)]));
  const pages = [...objects.values()].filter(({ head }) => head.includes('/Type /Page\n'));
  return pages.flatMap(({ head }) => linesOf(streamOf(objects, head, 'Contents'), alphabets));
}

type PdfObject = { readonly head: string; readonly stream: Buffer | undefined };

function objectsOf(file: Buffer): Map<string, PdfObject> {
  const text = file.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const [, no = '', body = ''] of text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)) {
    const [head = '', packed] = body.split(/\nstream\n/);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    objects.set(no, {
      head,
      stream: packed === undefined ? undefined : Buffer.from(packed.slice(0, length), 'latin1'),
    });
  }
  return objects;
}

function streamOf(objects: ReadonlyMap<string, PdfObject>, head: string, name: string): string {
  const no = new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? '';
  const stream = objects.get(no)?.stream;
  if (!stream) throw new Error(`the file has no ${name}`);
  return inflateSync(stream).toString('latin1');
}

/** Which character each glyph of a font means, from the file itself. */
function alphabetOf(objects: ReadonlyMap<string, PdfObject>, fontNo: string): string[] {
  const glyphs = streamOf(objects, objects.get(fontNo)?.head ?? '', 'ToUnicode');
  const letters = /beginbfrange\n[\s\S]*?endbfrange/.exec(glyphs)?.[0] ?? '';
  return [...letters.matchAll(/\[(.*?)\]/g)].flatMap(([, row = '']) =>
    [...row.matchAll(/<(\w*)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').swap16().toString('utf16le')),
  );
}

function linesOf(content: string, alphabets: ReadonlyMap<string, readonly string[]>): string[] {
  let alphabet: readonly string[] = [];
  return [...content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)].flatMap(([, font, shown]) => {
    if (font !== undefined) {
      alphabet = alphabets.get(font) ?? [];
      return [];
    }
    const glyphs = [...(shown ?? '').matchAll(/<(\w+)>/g)].map(([, hex]) => hex).join('');
    return [(glyphs.match(/.{4}/g) ?? []).map((glyph) => alphabet[Number.parseInt(glyph, 16)] ?? '�').join('')];
  });
}
