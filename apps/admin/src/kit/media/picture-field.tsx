import type { MediaRow } from '@mall/contracts/office/media';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { Modal } from '../overlay/modal.tsx';
import { Thumb } from '../thumb.tsx';
import styles from './media.module.css';
import { MediaGrid } from './media-grid.tsx';
import type { MediaSearch } from './use-media.ts';

type Props = {
  label: string;
  help?: string;
  /** The name of a picture of the library; empty for none. */
  image: string;
  error?: string | undefined;
  onChange: (image: string) => void;
};

const all: MediaSearch = { words: '', folder: '' };

/** A picture of the library, or none. */
export function PictureField({ label, help, image, error, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState(all);
  const pick = ({ name }: MediaRow) => {
    onChange(name);
    setOpen(false);
  };
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      {image !== '' && <Thumb image={image} size="lg" />}
      <Button onClick={() => setOpen(true)}>{image === '' ? '사진 고르기' : '다른 사진'}</Button>
      {image !== '' && (
        <Button variant="ghost" onClick={() => onChange('')}>
          빼기
        </Button>
      )}
      {(error ?? help) && <p data-error={error !== undefined || undefined}>{error ?? help}</p>}
      {isOpen && (
        <Modal isOpen size="lg" onClose={() => setOpen(false)} title="사진 고르기" note="‘사진’ 화면에 올린 사진이에요">
          <MediaGrid search={search} onSearch={setSearch} onPick={pick} chosen={[image]} />
        </Modal>
      )}
    </fieldset>
  );
}
