import { addMedia, listMedia, type MediaRow, mostPictureBytes } from '@mall/contracts/office/media';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { callOffice } from '../../lib/call.ts';
import { errorText } from '../../lib/office-error.ts';
import { refresh } from '../../lib/use-office.ts';
import { Button } from '../button.tsx';
import { RadioGroup, TextField } from '../form/controls.tsx';
import { longestOf } from '../form/longest.ts';
import { Modal } from '../overlay/modal.tsx';
import { useToast } from '../toast.tsx';
import { FilePreview } from './file-preview.tsx';
import styles from './media.module.css';

type Folder = 'goods' | 'scenes';
type Item = { readonly file: File; readonly alt: string; readonly sent?: MediaRow; readonly error?: string };

const folders = [
  { value: 'goods', label: '상품 사진 (폭 240·480·800)' },
  { value: 'scenes', label: '넓은 사진: 배너·기획전 (폭 480·960·1440)' },
];
const tooLarge = '20MB보다 커요. 줄여서 다시 골라 주세요.';
const noWords = '사진에 무엇이 보이는지 적어 주세요.';

type Props = { files: readonly File[]; onAdded: (pictures: readonly MediaRow[]) => void; onClose: () => void };

/** Asks for the alternative text of each picture, then uploads them one by one. Failed ones stay, with their texts, for another try. */
export function AddPictures({ files, onAdded, onClose }: Props) {
  const id = useId();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [items, setItems] = useState<readonly Item[]>(() => files.map((file) => ({ file, alt: '' })));
  const [folder, setFolder] = useState<Folder>('goods');
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isSending) return;
    const checked = items.map(faultOf);
    setItems(checked);
    if (checked.some(({ error }) => error !== undefined)) return;
    setSending(true);
    const done: Item[] = [];
    for (const item of checked) {
      done.push(item.sent ? item : await send(item, folder));
      setItems([...done, ...checked.slice(done.length)]);
    }
    setSending(false);
    await refresh(queryClient, [listMedia]);
    const sent = done.flatMap(({ sent: picture }) => picture ?? []);
    if (sent.length < done.length) return;
    toast(`사진 ${sent.length}장을 올렸어요`);
    onAdded(sent);
  };
  const change = (at: number, alt: string) =>
    setItems(items.map((item, index) => (index === at ? { file: item.file, alt } : item)));
  return (
    <Modal
      isOpen
      size="lg"
      isClosable={!isSending}
      onClose={onClose}
      title={`사진 ${items.length}장 올리기`}
      note="JPG, PNG, WebP · 한 장에 20MB까지"
      footer={
        <>
          <Button disabled={isSending} onClick={onClose}>
            취소
          </Button>
          <Button type="submit" form={id} variant="primary" keys="mod+enter" isBusy={isSending}>
            올리기
          </Button>
        </>
      }
    >
      <form id={id} className={styles.adding} onSubmit={submit} noValidate>
        <RadioGroup
          legend="어디에 쓸 사진인가요?"
          name={`${id}-folder`}
          choices={folders}
          value={folder}
          onChange={(value) => setFolder(value as Folder)}
        />
        <ul>
          {items.map(({ file, alt, sent, error }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the files of one choice never move, and may have one name
            <li key={index}>
              <FilePreview file={file} />
              <TextField
                label={file.name}
                note={sent ? '올렸어요' : undefined}
                maxLength={longestOf(addMedia.query, 'alt')}
                placeholder="예: 모래색 헤드폰을 왼쪽에서 본 모습"
                value={alt}
                error={error}
                readOnly={sent !== undefined}
                onChange={({ target: { value } }) => change(index, value)}
              />
            </li>
          ))}
        </ul>
      </form>
    </Modal>
  );
}

function faultOf({ file, alt, sent }: Item): Item {
  if (sent) return { file, alt, sent };
  const error = file.size > mostPictureBytes ? tooLarge : alt.trim() === '' ? noWords : undefined;
  return { file, alt, ...(error !== undefined && { error }) };
}

async function send({ file, alt }: Item, folder: Folder): Promise<Item> {
  try {
    const query = { folder, alt: alt.trim(), fileName: file.name.slice(-255) };
    return { file, alt, sent: await callOffice(addMedia, { query }, { file }) };
  } catch (error) {
    return { file, alt, error: errorText(error) };
  }
}
