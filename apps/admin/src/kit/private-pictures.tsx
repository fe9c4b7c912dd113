import ImageIcon from 'lucide-react/icons/image';
import { useState } from 'react';
import { Button } from './button.tsx';
import styles from './private-pictures.module.css';

type Picture = { readonly pictureName: string; readonly width: number; readonly height: number };

type Props = {
  pictures: readonly Picture[];
  /** What a picture shows, for screen readers; its number follows. */
  label: string;
  /** The address below which they are read, without a slash at its end. */
  base: string;
};

/** Pictures that members sent. Closed at first: nobody can tell what is in a picture, and each look is recorded. */
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
