import type { OfficePost } from '@mall/contracts/office/boards';
import { officeBase } from '@mall/contracts/office/office-endpoint';
import { Part } from '../../kit/page.tsx';
import type { PostPlace } from './board-words.ts';
import styles from './boards.module.css';

/** The attachments of a post. */
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
