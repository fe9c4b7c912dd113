import { describe, expect, test } from 'vitest';
import { readRoster, rosterFault } from './roster-sheet.ts';

const row = (rowNo: number, ...cells: string[]) => ({ rowNo, cells });

describe('a roster is read', () => {
  test('in any order of columns, with any other columns', () => {
    const lines = readRoster(
      ['부 서', '비고', '이메일 주소', '성명', '사원번호', '생년월일', '입사일'],
      [row(2, '개발팀', 'x', 'Kim@Corp.kr', '김 하늘', 'A-1', '1990.3.4', '45000')],
    );
    expect(lines).toEqual([
      {
        ...{ rowNo: 2, employeeNo: 'A-1', name: '김하늘', department: '개발팀', birth: '1990', email: 'kim@corp.kr' },
        ...{ hiredOn: '2023-03-15', leavesOn: '' },
      },
    ]);
  });

  test('only where a column has the employees’ numbers', () => {
    expect(readRoster(['이름', '부서'], [row(2, '김하늘', '개발팀')])).toBeUndefined();
  });
});

test.each([
  [['', '김하늘', '', ''], 'NO_NUMBER'],
  [['A-1', '김하늘', '', ''], 'TWICE'],
  [['A-2', '', '', ''], 'NO_NAME'],
  [['A-2', '김하늘', 'kim@corp', ''], 'BAD_EMAIL'],
  [['A-2', '김하늘', '', '2024-02-31'], 'BAD_DAY'],
  [['A-2', '김하늘', 'kim@corp.kr', '2024-02-29'], undefined],
])('the line %j is %s', (cells, fault) => {
  const [line] = readRoster(['사번', '이름', '이메일', '퇴사일'], [row(2, ...cells)]) ?? [];
  expect(line && rosterFault(line, new Set(['A-1']))).toBe(fault);
});
