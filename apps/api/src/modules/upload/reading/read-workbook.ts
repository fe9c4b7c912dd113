import { posix } from 'node:path';
import { type OpenZip, openZip } from './open-zip.ts';
import { parseXml } from './parse-xml.ts';
import { readSheet } from './read-sheet.ts';
import { mostTexts, type SheetLimits, tooLarge, wrongType } from './sheet-limits.ts';
import type { SheetTable } from './table.ts';
import { UnreadableSheet } from './unreadable.ts';

const macros = '매크로가 든 파일은 받지 않아요. 매크로 없이 .xlsx로 저장한 뒤 올려 주세요.';

/** The first visible sheet of a workbook. */
export async function readWorkbook(file: Buffer, limits: SheetLimits): Promise<SheetTable> {
  const zip = await openZip(file, limits);
  if (zip.names.some((name) => /vbaProject|\.bin$|macrosheets\//i.test(name) && !/printerSettings/i.test(name))) {
    throw new UnreadableSheet(macros);
  }
  if (!zip.has('xl/workbook.xml')) throw new UnreadableSheet(wrongType);
  const sheet = await findSheet(zip, limits);
  const strings = zip.has('xl/sharedStrings.xml') ? await readStrings(zip, limits) : [];
  return readSheet(zip.stream(sheet), { strings, limits });
}

async function findSheet(zip: OpenZip, limits: SheetLimits): Promise<string> {
  const ids: string[] = [];
  await parseXml(zip.stream('xl/workbook.xml'), limits, {
    open: (name, attributes) => {
      const isShown = (attributes['state'] ?? 'visible') === 'visible';
      if (name === 'sheet' && isShown) ids.push(attributes['r:id'] ?? attributes['id'] ?? '');
    },
  });
  const targets = new Map<string, string>();
  const relations = 'xl/_rels/workbook.xml.rels';
  await parseXml(zip.stream(relations), limits, {
    open: (name, attributes) => {
      const isOutside = attributes['TargetMode'] === 'External';
      if (name === 'Relationship' && !isOutside) targets.set(attributes['Id'] ?? '', attributes['Target'] ?? '');
    },
  });
  const target = targets.get(ids[0] ?? '');
  if (target === undefined) throw new UnreadableSheet(wrongType);
  // A path of the zip only; nothing is read from the disk.
  return target.startsWith('/') ? target.slice(1) : posix.join('xl', target);
}

/** Texts that cells refer to by number; formatting and phonetic hints are ignored. */
async function readStrings(zip: OpenZip, limits: SheetLimits): Promise<string[]> {
  const strings: string[] = [];
  const pieces: string[] = [];
  let isText = false;
  let isReading = false;
  await parseXml(zip.stream('xl/sharedStrings.xml'), limits, {
    open: (name) => {
      if (name === 'si') pieces.length = 0;
      if (name === 'rPh') isReading = true;
      if (name === 't') isText = !isReading;
    },
    text: (text) => {
      if (isText) pieces.push(text);
    },
    close: (name) => {
      if (name === 'rPh') isReading = false;
      if (name === 't') isText = false;
      if (name === 'si') strings.push(pieces.join(''));
      if (strings.length > mostTexts(limits)) throw new UnreadableSheet(tooLarge);
    },
  });
  return strings;
}
