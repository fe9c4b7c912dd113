import type { Problem } from './csv-table.ts';
import type { Change } from './diff-rows.ts';
import type { LoadReport } from './load-operator-data.ts';

type Options = { readonly isSaved: boolean; readonly limit?: number | undefined };

/** A report for an operator: what is wrong and where, or what changes, with old and new values. */
export function reportLines({ problems, changes, sameCount, repricedCount }: LoadReport, { isSaved, limit }: Options) {
  if (problems.length > 0) {
    return [...problems.map(problemLine), '', `고칠 곳이 ${problems.length}군데 있어서 아무것도 바꾸지 않았어요.`];
  }
  const shown = changes.slice(0, limit);
  const newCount = changes.filter(({ isNew }) => isNew).length;
  const rest = changes.length - shown.length;
  return [
    ...shown.map(changeLine),
    ...(rest > 0 ? [`… ${rest}행 더 (--all)`] : []),
    `새로 ${newCount}행, 바뀜 ${changes.length - newCount}행, 그대로 ${sameCount}행. 이 몰의 목록 가격 ${repricedCount}개가 바뀌어요.`,
    isSaved ? '저장했어요.' : '보기만 했어요. 저장하려면 check를 load로 바꿔 주세요.',
  ];
}

const problemLine = ({ file, line, column, message }: Problem): string =>
  [`${file} ${line}행`, column && `[${column}]`, message].filter(Boolean).join(' ');

function changeLine({ file, line, key, isNew, changes }: Change): string {
  const words = changes.map(({ column, from, to }) => `${column} ${from} → ${to}`).join(', ');
  return `${file} ${line}행 ${isNew ? '새로' : '바뀜'} ${key}${words && `: ${words}`}`;
}
