import type { OfficePost } from '@mall/contracts/office/boards';
import { officeBase } from '@mall/contracts/office/office-endpoint';
import { Part } from '../../kit/page.tsx';
import { Timeline } from '../../kit/timeline.tsx';
import { fieldWords, type PostPlace, stateTones, stateWords } from './board-words.ts';
import styles from './boards.module.css';

/** What has been attached to a post. */
export function PostFiles({
  place: { mallId, boardType, postNo },
  files,
}: {
  place: PostPlace;
  files: OfficePost['files'];
}) {
  return (
    <Part title="저장된 파일">
      <ul className={styles.links}>
        {files.map(({ attachmentName, fileName }) => (
          <li key={attachmentName}>
            <a
              href={`${officeBase}/malls/${mallId}/boards/${boardType}/posts/${postNo}/files/${attachmentName}`}
              download
            >
              {fileName}
            </a>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** What a post has been through: each save, move and undo. */
export function PostRevisions({ history }: Pick<OfficePost, 'history'>) {
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
    <Part title="이력">
      <Timeline items={items} />
    </Part>
  );
}
