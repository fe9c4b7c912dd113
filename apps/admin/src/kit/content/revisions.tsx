import type { ContentRevision } from '@mall/contracts/office/contents';
import type { ReactNode } from 'react';
import { Part } from '../page.tsx';
import { Timeline } from '../timeline.tsx';
import { stateTones, stateWords } from './content-words.ts';

type Props = {
  history: readonly ContentRevision[];
  fieldWords: Readonly<Record<string, string>>;
  end?: ReactNode;
};

/** The history of a thing: each save, move and undo. */
export function Revisions({ history, fieldWords, end }: Props) {
  const items = history.map(({ version, state, by, at, changed }, index) => {
    const before = history[index + 1];
    const isMoved = before !== undefined && before.state !== state;
    const words = changed.map((name) => fieldWords[name] ?? name).join(', ');
    return {
      ...{ key: String(version), at, tone: isMoved ? stateTones[state] : ('plain' as const) },
      title: before === undefined ? '처음 썼어요' : isMoved ? stateWords[state] : words ? `${words} 고침` : '기간 바꿈',
      note: [by ?? '자동', isMoved && words ? `${words} 고침` : ''].filter(Boolean).join(' · '),
    };
  });
  return (
    <Part title="이력" end={end}>
      <Timeline items={items} />
    </Part>
  );
}
