import { describe, expect, test } from 'vitest';
import { attachmentName, attachmentTypeOf, fileSizeText } from './attachment-file.ts';

describe('a file that goes with a post', () => {
  test('is recognised by its extension, and nothing that could run is one', () => {
    expect(['안내.PDF', '명단.2026.xlsx', '양식.hwpx'].map(attachmentTypeOf)).toEqual(['pdf', 'xlsx', 'hwpx']);
    const others = ['안내', 'pdf', '안내.html', '안내.pdf.exe', '그림.svg', '안내.', 'constructor.toString'];
    expect(others.map(attachmentTypeOf)).toEqual(others.map(() => undefined));
  });

  test('keeps its name without folders, control characters and signs that Windows refuses, in whole syllables', () => {
    expect(attachmentName('C:\\문서\\../10월 명단.xlsx')).toBe('10월 명단.xlsx');
    expect(attachmentName('안내\r\nSet-Cookie: a="b"\u202efdp.pdf')).toBe('안내Set-Cookie a=bfdp.pdf');
    expect(attachmentName('안내.pdf'.normalize('NFD'))).toBe('안내.pdf');
  });

  test('is cut before its ending when its name is too long', () => {
    const name = attachmentName(`${'가'.repeat(300)}.hwpx`);
    expect([name.length, name.slice(-6)]).toEqual([120, '가.hwpx']);
    expect(attachmentName(`${'가'.repeat(200)}나`)).toBe('가'.repeat(120));
  });

  test('has a size that people read', () => {
    expect([1, 1023, 1024, 44_100, 1_048_575, 1_500_000, 1_520_436].map(fileSizeText)).toEqual([
      ...['1B', '1023B', '1KB', '43KB', '1.0MB', '1.4MB', '1.5MB'],
    ]);
  });
});
