import { useState } from 'react';
import { MediaGrid } from '../media/media-grid.tsx';
import type { MediaSearch } from '../media/use-media.ts';
import { Modal } from '../overlay/modal.tsx';
import { pictureSrc } from '../thumb.tsx';

type Props = { onPick: (picture: { readonly src: string; readonly alt: string }) => void; onClose: () => void };

/** One picture of the library for a text: in one width, with its alternative text. */
export function PicturePicker({ onPick, onClose }: Props) {
  const [search, setSearch] = useState<MediaSearch>({ words: '', folder: '' });
  return (
    <Modal isOpen size="xl" title="사진 넣기" onClose={onClose}>
      <MediaGrid
        search={search}
        onSearch={setSearch}
        onPick={({ name, alt }) => {
          onPick({ src: `${pictureSrc(name)}.800.webp`, alt });
          onClose();
        }}
      />
    </Modal>
  );
}
