import type { MediaRow } from '@mall/contracts/office/media';
import { useNavigate, useSearch } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { AddPictures } from '../../kit/media/add-pictures.tsx';
import { FileDrop } from '../../kit/media/file-drop.tsx';
import { MediaGrid } from '../../kit/media/media-grid.tsx';
import type { MediaSearch } from '../../kit/media/use-media.ts';
import { PageBody, PageHead } from '../../kit/page.tsx';
import type { SearchParams } from '../../lib/search.ts';
import { useMay, useMe } from '../../lib/use-me.ts';
import { MediaModal } from './media-modal.tsx';

const taken = ['image/jpeg', 'image/png', 'image/webp'];
const isPicture = ({ type }: File) => type.startsWith('image/');

/** The pictures of all malls: dropped, pasted or chosen; the open picture and the search are in the address. */
export function MediaPage() {
  const address = useSearch({ strict: false }) as SearchParams;
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const isProvider = useMe()?.malls.isAll === true;
  const mayAdd = useMay('media.write') && isProvider;
  const go = (change: Record<string, string | undefined>, replace = false) =>
    void navigate({ to: '.', search: (old: SearchParams) => ({ ...old, ...change }) as SearchParams, replace });
  const search = { words: address['q'] ?? '', folder: (address['folder'] ?? '') as MediaSearch['folder'] };
  return (
    <FileDrop
      isTaken={(file) => mayAdd && files.length === 0 && isPicture(file)}
      onFiles={setFiles}
      words="놓으면 올릴 사진에 들어가요"
    >
      <PageHead
        title="사진"
        context="모든 몰이 함께 쓰는 사진이에요"
        actions={
          mayAdd && (
            <Button variant="primary" icon={Plus} keys="n" onClick={() => input.current?.click()}>
              사진 올리기
            </Button>
          )
        }
      />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={taken.join(',')}
        aria-label="올릴 사진"
        onChange={({ target }) => {
          setFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <PageBody>
        <MediaGrid
          search={search}
          onSearch={({ words, folder }) => go({ q: words || undefined, folder: folder || undefined }, true)}
          onPick={({ mediaNo }: MediaRow) => go({ open: String(mediaNo) })}
        />
      </PageBody>
      {files.length > 0 && <AddPictures files={files} onAdded={() => setFiles([])} onClose={() => setFiles([])} />}
      {address['open'] && (
        <MediaModal mediaNo={Number(address['open'])} onClose={() => go({ open: undefined }, true)} />
      )}
    </FileDrop>
  );
}
