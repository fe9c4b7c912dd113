import { AppError } from '@mall/contracts/errors';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import {
  endlessAttributes,
  endlessElements,
  entityBomb,
  headingRow,
  lastCorner,
  lyingZipBomb,
  sharedStrings,
  sheetOfRows,
  textCell,
  uselessElements,
  uselessTexts,
  workbook,
  zipBomb,
} from '../../../testing/sheets.ts';
import { writeCsv } from '../writing/write-csv.ts';
import { writeWorkbook } from '../writing/write-workbook.ts';
import { readUpload } from './read-upload.ts';

const megabyte = 1024 * 1024;
/** Why a file is refused; also checks that the server's memory hardly grows by it. */
async function refusalOf(file: Buffer): Promise<string> {
  const before = process.memoryUsage().rss;
  const error: unknown = await readUpload(file).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error('was not refused in words', { cause: error });
  expect(error.code).toBe('4151');
  expect(process.memoryUsage().rss - before).toBeLessThan(256 * megabyte);
  return error.description ?? '';
}

describe('a sheet is read', () => {
  const table = { headings: ['상품번호', '수량'], rows: [{ rowNo: 2, cells: ['GD0001', '010'] }] };

  test('from a workbook of our own', async () => {
    const sheets = [
      { name: '주문', rows: [table.headings, ...table.rows.map(({ cells }) => cells)], widths: [10, 10] },
    ];
    expect(await readUpload(Buffer.from(writeWorkbook(sheets)))).toEqual(table);
  });

  test('from CSV in UTF-8 with and without a byte order mark, in CP949 and with other separators', async () => {
    expect(await readUpload(Buffer.from(writeCsv([table.headings, ['GD0001', '010']])))).toEqual(table);
    expect(await readUpload(Buffer.from('상품번호;수량\nGD0001;010\n'))).toEqual(table);
    // 상품번호,수량 and 똠방각하, which EUC-KR proper does not have.
    const cp949 = Buffer.from('bbf3c7b0b9f8c8a32cbcf6b7ae0a8c63b9e6b0a2c7cf2c3031300a', 'hex');
    expect(await readUpload(cp949)).toEqual({ ...table, rows: [{ rowNo: 2, cells: ['똠방각하', '010'] }] });
  });

  test('without line breaks, control characters and text direction marks in cells', async () => {
    const file = Buffer.from('상품번호,받는 분\nGD0001,"김\r\n나\u2028래\x1b\u202e"\n');
    expect((await readUpload(file)).rows).toEqual([{ rowNo: 2, cells: ['GD0001', '김 나 래'] }]);
  });

  test('with shared texts, missing rows, numbers as numbers and a hidden sheet before it', async () => {
    const strings = sharedStrings(
      '<si><t>상품번호</t></si><si><r><t>수</t></r><r><t>량</t></r><rPh><t>ㅅ</t></rPh></si>',
    );
    const file = workbook(
      sheetOfRows(
        '<row r="3"><c r="A3" t="s"><v>0</v></c><c r="C3" t="s"><v>1</v></c></row><row r="7"><c r="C7"><v>1.012345678E9</v></c></row>',
      ),
      { 'xl/sharedStrings.xml': strings },
    );
    expect(await readUpload(file)).toEqual({
      headings: ['상품번호', '', '수량'],
      rows: [{ rowNo: 7, cells: ['', '', '1012345678'] }],
    });
  });

  test('with a formula as its text: it is not computed, and its cached value is ignored', async () => {
    const file = workbook(
      sheetOfRows(`${headingRow}<row r="2"><c r="A2" t="str"><f>HYPERLINK("http://evil")</f><v>GD0001</v></c></row>`),
    );
    expect((await readUpload(file)).rows[0]?.cells[0]).toBe('=HYPERLINK("http://evil")');
  });

  test('without our own marks against formulas, and with formatted empty cells ignored', async () => {
    const csv = writeCsv([['상품번호'], ['=1+1'], ['@SUM'], ['-3']]);
    expect(new TextDecoder().decode(csv)).toContain("'=1+1\r\n'@SUM\r\n'-3");
    expect((await readUpload(Buffer.from(csv))).rows.map(({ cells }) => cells[0])).toEqual(['=1+1', '@SUM', '-3']);
    const styled = workbook(
      sheetOfRows(
        `${headingRow}<row r="2">${textCell('A2', 'GD0001')}</row><row r="1048576"><c r="XFD1048576" s="1"/></row>`,
      ),
    );
    expect((await readUpload(styled)).rows).toHaveLength(1);
  });
});

describe('a hostile file is refused with a message', () => {
  test('a zip bomb, by its stated and by its real size', async () => {
    expect(await refusalOf(zipBomb())).toContain('압축을 풀면');
    expect(await refusalOf(lyingZipBomb())).toMatch(/요\.$/);
  });

  test('more texts or elements than the fullest sheet has', async () => {
    for (const file of [uselessTexts(), uselessElements()]) {
      await expect(readUpload(file)).rejects.toMatchObject({ description: expect.stringContaining('압축을 풀면') });
    }
  });

  test('one cell in the last corner, and one row too many', async () => {
    expect(await refusalOf(lastCorner())).toContain('열은 50개');
    const many = Array.from({ length: 5001 }, (_, at) => `GD${at},1`).join('\n');
    expect(await refusalOf(Buffer.from(`상품번호,수량\n${many}`))).toContain('5,000행');
    expect(
      await refusalOf(workbook(sheetOfRows(`${headingRow}<row r="99999999999">${textCell('A1', 'x')}</row>`))),
    ).toContain('5,000행');
  });

  test('entities and other declarations of a document', async () => {
    expect(await refusalOf(entityBomb())).toContain('문서 형식 선언');
    const outside = `<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>${sheetOfRows(`<row r="1">${textCell('A1', '&f;')}</row>`)}`;
    expect(await refusalOf(workbook(outside))).toContain('문서 형식 선언');
  });

  test('elements nested without end, and an element of nothing but attributes', async () => {
    expect(await refusalOf(endlessAttributes())).toContain('손상');
    expect(await refusalOf(endlessElements())).toContain('손상');
  });

  test('macros', async () => {
    expect(await refusalOf(workbook(sheetOfRows(headingRow), { 'xl/vbaProject.bin': new Uint8Array(9) }))).toContain(
      '매크로',
    );
  });

  test('another type, whatever its name', async () => {
    for (const file of [
      Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1'),
      Buffer.from('%PDF-1.7 something'),
      Buffer.from('<html><body><table></table></body></html>'),
      Buffer.from([1, 2, 3, 0, 0, 7]),
      Buffer.from(zipSync({ 'word/document.xml': strToU8('<w/>') })),
    ]) {
      expect(await refusalOf(file)).toContain('.xlsx');
    }
    expect(await refusalOf(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toContain('.xls');
  });

  test('a broken, empty or truncated file', async () => {
    const whole = workbook(sheetOfRows(headingRow));
    for (const file of [
      whole.subarray(0, whole.length - 40),
      Buffer.from('PK\x03\x04nothing'),
      workbook('<worksheet><row'),
      Buffer.from('상품번호,"수량\n1'),
    ]) {
      expect(await refusalOf(file)).toMatch(/요\.$/);
    }
    expect(await refusalOf(workbook(sheetOfRows('')))).toContain('비어');
  });

  test('without blocking the event loop', async () => {
    let turns = 0;
    const watch = setInterval(() => {
      turns += 1;
    }, 1);
    await refusalOf(endlessElements());
    clearInterval(watch);
    expect(turns).toBeGreaterThan(10);
  });
});
