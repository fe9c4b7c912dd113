import ImageIcon from 'lucide-react/icons/image';
import { useState } from 'react';
import { Button } from './button.tsx';
import styles from './private-pictures.module.css';

type Picture = { readonly pictureName: string; readonly width: number; readonly height: number };

type Props = {
  pictures: readonly Picture[];
  /** What a picture shows, for screen readers; its number follows. */
  label: string;
  /** The base address of the pictures, without a trailing slash. */
  base: string;
};

/** Pictures sent by members. Hidden at first, because they may show anything, and each access is logged. */
export function PrivatePictures({ pictures, label, base }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (pictures.length === 0) return null;
  if (!isOpen)
    return (
      <Button size="sm" icon={ImageIcon} onClick={() => setOpen(true)}>
        {`사진 ${pictures.length}장 보기`}
      </Button>
    );
  return (
    <ul className={styles.pictures}>
      {pictures.map(({ pictureName, width, height }, index) => (
        <li key={pictureName}>
          <a href={`${base}/${pictureName}`} target="_blank" rel="noreferrer">
            <img src={`${base}/${pictureName}`} width={width} height={height} alt={`${label} ${index + 1}`} />
          </a>
        </li>
      ))}
    </ul>
  );
}
