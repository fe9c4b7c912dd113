import { attachmentTypes, mostAttachmentBytes } from '@mall/contracts/attachment';
import { mostPostFiles, type PostFile, sendPostFile } from '@mall/contracts/office/boards';
import { fileSizeText } from '@mall/domain/attachment-file';
import Paperclip from 'lucide-react/icons/paperclip';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { IconButton } from '../../kit/button.tsx';
import { FileButton } from '../../kit/file-button.tsx';
import { callOffice } from '../../lib/call.ts';
import { errorText } from '../../lib/office-error.ts';
import type { PostPlace } from './board-words.ts';
import styles from './boards.module.css';

type Props = {
  place: Pick<PostPlace, 'mallId' | 'boardType'>;
  files: readonly PostFile[];
  error: string | undefined;
  onChange: (files: PostFile[]) => void;
};

const accepted = attachmentTypes.map((type) => `.${type}`).join(',');

/** The files of a post. Each is uploaded when it is chosen; the post includes it when it is saved. */
export function FilesField({ place: params, files, error, onChange }: Props) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async (chosen: readonly File[]) => {
    setSending(true);
    setFailure(undefined);
    const sent = [...files];
    try {
      for (const file of chosen) {
        if (file.size > mostAttachmentBytes) throw new Error(`${file.name}: 20MB보다 커요.`);
        sent.push(await callOffice(sendPostFile, { params, query: { fileName: file.name } }, { file }));
      }
    } catch (cause) {
      setFailure(errorText(cause, cause instanceof Error ? cause.message : undefined));
    }
    setSending(false);
    onChange(sent);
  };
  return (
    <section className={styles.files} aria-label="첨부파일">
      <header>
        <b>첨부파일</b>
        <span>
          {files.length}/{mostPostFiles}개 · 하나에 20MB까지
        </span>
        <FileButton
          label="첨부할 파일"
          accept={accepted}
          isMultiple
          icon={Paperclip}
          size="sm"
          isBusy={isSending}
          disabled={files.length >= mostPostFiles}
          onChoose={(chosen) => void send(chosen.slice(0, mostPostFiles - files.length))}
        >
          파일 고르기
        </FileButton>
      </header>
      {files.length > 0 && (
        <ul>
          {files.map((file) => (
            <li key={file.attachmentName}>
              <span>{file.fileName}</span>
              <small>{fileSizeText(file.byteCount)}</small>
              <IconButton
                icon={X}
                size="sm"
                label={`${file.fileName} 빼기`}
                onClick={() => onChange(files.filter((one) => one !== file))}
              />
            </li>
          ))}
        </ul>
      )}
      {(failure ?? error) && (
        <p role="alert" className={styles.error}>
          {failure ?? error}
        </p>
      )}
    </section>
  );
}
