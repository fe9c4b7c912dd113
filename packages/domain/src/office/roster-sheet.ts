import { placesOf, type ReadRow, readDay } from './sheet-reading.ts';

/** What a column of a roster may contain. */
export const rosterFields = ['employeeNo', 'name', 'department', 'birth', 'email', 'hiredOn', 'leavesOn'] as const;
export type RosterField = (typeof rosterFields)[number];

/** An employee as in a sheet; missing fields are empty. Days are YYYY-MM-DD; a birth is only a year. */
export type RosterLine = { readonly rowNo: number } & { readonly [Field in RosterField]: string };

export const rosterFaults = ['NO_NUMBER', 'NO_NAME', 'TWICE', 'BAD_EMAIL', 'BAD_DAY'] as const;
export type RosterFault = (typeof rosterFaults)[number];

/** Headings without spaces and punctuation, as companies write them. */
const headings: Readonly<Record<RosterField, readonly string[]>> = {
  employeeNo: ['사번', '사원번호', '직원번호', '임직원번호', '사원코드'],
  name: ['이름', '성명', '사원명', '직원명'],
  department: ['부서', '부서명', '소속', '조직', '팀'],
  birth: ['생년월일', '출생연도', '생년', '생일', '출생년도'],
  email: ['이메일', '메일', 'email', '이메일주소', '회사메일', '메일주소'],
  hiredOn: ['입사일', '입사일자', '입사'],
  leavesOn: ['퇴사일', '퇴사일자', '퇴직일', '퇴사'],
};

/** Which column contains what, in any order. */
export const rosterColumns = (titles: readonly string[]): Partial<Record<RosterField, number>> =>
  placesOf(titles, headings);

/** The employees of a sheet, row by row; undefined without a column of employee numbers. */
export function readRoster(titles: readonly string[], rows: readonly ReadRow[]): RosterLine[] | undefined {
  const columns = rosterColumns(titles);
  if (columns.employeeNo === undefined) return undefined;
  return rows.map(({ rowNo, cells }) => {
    const textOf = (field: RosterField) => cells[columns[field] ?? -1]?.trim() ?? '';
    return {
      ...{
        rowNo,
        employeeNo: textOf('employeeNo'),
        name: textOf('name').replace(/\s/g, ''),
        department: textOf('department'),
      },
      ...{ birth: birthYearOf(textOf('birth')), email: textOf('email').toLowerCase() },
      ...{ hiredOn: dayOf(textOf('hiredOn')), leavesOn: dayOf(textOf('leavesOn')) },
    };
  });
}

/** What is wrong with a line, given the lines before it. */
export function rosterFault(line: RosterLine, seen: ReadonlySet<string>): RosterFault | undefined {
  if (line.employeeNo === '') return 'NO_NUMBER';
  if (seen.has(line.employeeNo)) return 'TWICE';
  if (line.name === '') return 'NO_NAME';
  if (line.email !== '' && !/^[^@\s]+@[^@\s]+\.[^@\s.]+$/.test(line.email)) return 'BAD_EMAIL';
  return [line.hiredOn, line.leavesOn, line.birth].includes(unreadable) ? 'BAD_DAY' : undefined;
}

const unreadable = '?';

const dayOf = (text: string): string => (text === '' ? '' : (readDay(text) ?? unreadable));

function birthYearOf(text: string): string {
  if (text === '') return '';
  const year = /^(?:\d{4})$/.test(text) ? text : dayOf(text).slice(0, 4);
  return Number(year) >= 1900 && Number(year) <= 2100 ? year : unreadable;
}
