import { useImageUrl } from '../../lib/mall/image-url.ts';

type Props = { name: string; size: 96 | 192; className?: string | undefined };

/** A decoration of the deployment's own picture set (`emoji/box`), sharp on dense screens; its place stays empty if it cannot be loaded. */
export function ObjectPicture({ name, size, className }: Props) {
  const toUrl = useImageUrl();
  const small = toUrl(`${name}.${size}.webp`);
  const dense = size === 96 ? `${toUrl(`${name}.192.webp`)} 2x` : undefined;
  return (
    <img
      className={className}
      src={small}
      srcSet={dense}
      alt=""
      width={size}
      height={size}
      onError={({ currentTarget }) => currentTarget.style.setProperty('visibility', 'hidden')}
    />
  );
}
