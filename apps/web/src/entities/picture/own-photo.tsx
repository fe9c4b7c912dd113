import { useQuery } from '@tanstack/react-query';
import ImageOff from 'lucide-react/icons/image-off';
import styles from './own-photo.module.css';
import { ownPictureQuery } from './own-picture.query.ts';

type Props = { pictureName: string; alt: string; isWhole?: boolean };

/** A picture uploaded by the member, fetched with the member's token, which a URL could not carry. */
export function OwnPhoto({ pictureName, alt, isWhole }: Props) {
  const { data: address, isError } = useQuery(ownPictureQuery(pictureName));
  return (
    <span className={styles.photo} data-whole={isWhole || undefined}>
      {isError && <ImageOff role="img" aria-label={`${alt}, 볼 수 없어요`} size={24} strokeWidth={1.75} />}
      {address && <img src={address} alt={alt} />}
    </span>
  );
}
