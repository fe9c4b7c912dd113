import { strToU8, zipSync } from 'fflate';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const megabyte = 1024 * 1024;

/** A workbook with this sheet, and any additional files. */
export function workbook(sheet: string, more: Record<string, Uint8Array> = {}): Buffer {
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="s" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': sheet,
  };
  const files = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]));
  return Buffer.from(zipSync({ ...files, ...more }, { level: 1 }));
}

export const sheetOfRows = (inner: string): string =>
  `<worksheet xmlns="${main}"><sheetData>${inner}</sheetData></worksheet>`;
export const textCell = (reference: string, text: string): string =>
  `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;
export const headingRow = `<row r="1">${textCell('A1', '상품번호')}${textCell('B1', '수량')}</row>`;
export const sharedStrings = (inner: string): Uint8Array => strToU8(`<sst xmlns="${main}">${inner}</sst>`);

/** Inflates to more than the limit, and states its size. */
export const zipBomb = (): Buffer =>
  workbook(sheetOfRows(''), { 'xl/sharedStrings.xml': new Uint8Array(32 * megabyte) });

/** The same, but the zip's directory states a small size. */
export function lyingZipBomb(): Buffer {
  const file = zipBomb();
  file.writeUInt32LE(100, file.lastIndexOf('xl/sharedStrings.xml') - 46 + 24);
  return file;
}

export const lastCorner = (): Buffer =>
  workbook(sheetOfRows(`${headingRow}<row r="1048576">${textCell('XFD1048576', 'x')}</row>`));

export const entityBomb = (): Buffer =>
  workbook(
    `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${sheetOfRows(`<row r="1">${textCell('A1', '&b;')}</row>`)}`,
  );

export const endlessElements = (): Buffer => workbook('<a>'.repeat(500_000));

/** Short elements, as many as the inflation limit allows. */
export const uselessElements = (): Buffer => workbook(sheetOfRows('<row/>'.repeat(4_000_000)));

/** One element with more attributes than memory can hold. */
export const endlessAttributes = (): Buffer =>
  workbook(sheetOfRows(`<row ${Array.from({ length: 1_500_000 }, (_, at) => `a${at}=""`).join(' ')}/>`));

/** As many shared texts as the inflation limit allows, none of them used by a cell. */
export const uselessTexts = (): Buffer =>
  workbook(sheetOfRows(''), { 'xl/sharedStrings.xml': sharedStrings('<si><t>가</t></si>'.repeat(1_100_000)) });
