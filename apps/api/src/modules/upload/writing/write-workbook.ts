import { constants, deflateRawSync } from 'node:zlib';
import { strToU8, Zip, ZipPassThrough, zipSync } from 'fflate';

/** A text, which no program runs as a formula, or a number. */
export type SheetCell = string | number;
export type Sheet = {
  readonly name: string;
  /** The first row is the headings. Every cell is a text, so that no formula is ever run. */
  readonly rows: readonly (readonly string[])[];
  /** Of the columns, in characters. */
  readonly widths: readonly number[];
};

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A workbook of plain texts, with frozen headings. */
export function writeWorkbook(sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const parts = framesOf(sheets.map(({ name }) => name));
  for (const [at, sheet] of sheets.entries()) parts[sheetPart(at)] = sheetXml(sheet);
  const files = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]));
  return zipSync(files, { level: 6 }) as Uint8Array<ArrayBuffer>;
}

const sheetPart = (at: number): string => `xl/worksheets/sheet${at + 1}.xml`;

/** The parts of a workbook besides its sheets. */
function framesOf(names: readonly string[]): Record<string, string> {
  const numbers = names.map((_, at) => at + 1);
  return {
    '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/>${numbers.map((no) => `<Override PartName="/xl/worksheets/sheet${no}.xml" ContentType="${sheetType}.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names.map((name, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packages}/relationships">${numbers.map((no) => `<Relationship Id="rId${no}" Type="${office}/worksheet" Target="worksheets/sheet${no}.xml"/>`).join('')}<Relationship Id="rId${numbers.length + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
  };
}

/** Style 0: text cells, so that 010 keeps its 0; style 1: headings. */
const styles = `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="맑은 고딕"/></font><font><b/><sz val="11"/><name val="맑은 고딕"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFF1F3F5"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="2" applyNumberFormat="1" applyFont="1" applyFill="1"/></cellXfs></styleSheet>`;

function sheetXml({ rows, widths }: Sheet): string {
  const body = rows.map((cells, at) => rowXml(cells, { at, isHeading: at === 0 }));
  return `${sheetHead(widths, 1)}${body.join('')}${sheetEnd}`;
}

/** Up to the first row; this many rows of headings are frozen. */
function sheetHead(widths: readonly number[], headings: number): string {
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" style="0" customWidth="1"/>`,
  );
  return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="${headings}" topLeftCell="A${headings + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`;
}
const sheetEnd = '</sheetData></worksheet>';

const rowXml = (cells: readonly SheetCell[], { at, isHeading }: { readonly at: number; readonly isHeading: boolean }) =>
  `<row r="${at + 1}">${cells.map((cell) => cellXml(cell, isHeading)).join('')}</row>`;

const cellXml = (cell: SheetCell, isHeading: boolean): string =>
  typeof cell === 'number'
    ? `<c><v>${cell}</v></c>`
    : `<c t="inlineStr"${isHeading ? ' s="1"' : ''}><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => marks[mark] ?? '').replace(/[\p{Cc}]/gu, ' ');

type RowStream = {
  readonly name: string;
  readonly widths: readonly number[];
  /** Rows at the top, the last of them the headings. */
  readonly headings: readonly (readonly string[])[];
  readonly pages: AsyncIterable<readonly (readonly SheetCell[])[]>;
};

/** Their XML is some hundreds of kB; a whole page's was the largest object of the process. */
const rowsAtOnce = 250;

/** A part that Node's zlib compresses piece by piece: fflate's own deflate held 100 kB of buffers for every 64 kB of input. */
class DeflatedPart extends ZipPassThrough {
  override compression = 8;

  protected override process(piece: Uint8Array<ArrayBuffer>, isLast: boolean): void {
    const finishFlush = isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH;
    this.ondata(null, deflateRawSync(piece, { level: 1, finishFlush }), isLast);
  }
}

/** A workbook of one sheet, written page by page: never more than one page is held. */
export async function* streamWorkbook({ name, widths, headings, pages }: RowStream): AsyncGenerator<Uint8Array> {
  let chunks: Uint8Array[] = [];
  const taken = () => {
    const ready = chunks;
    chunks = [];
    return ready;
  };
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const [part, text] of Object.entries(framesOf([name]))) {
    const file = new ZipPassThrough(part);
    zip.add(file);
    file.push(strToU8(text), true);
  }
  const sheet = new DeflatedPart(sheetPart(0));
  zip.add(sheet);
  let at = 0;
  const write = (rows: readonly (readonly SheetCell[])[], isHeading: boolean) => {
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      const part = rows.slice(from, from + rowsAtOnce);
      sheet.push(strToU8(part.map((cells) => rowXml(cells, { at: at++, isHeading })).join('')));
    }
  };
  sheet.push(strToU8(sheetHead(widths, headings.length)));
  write(headings, true);
  yield* taken();
  for await (const rows of pages) {
    write(rows, false);
    yield* taken();
  }
  sheet.push(strToU8(sheetEnd), true);
  zip.end();
  yield* taken();
}
