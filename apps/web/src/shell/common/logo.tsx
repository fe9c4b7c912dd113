import { useImageUrl } from '../../lib/mall/image-url.ts';
import { useMall } from '../../lib/mall/mall-context.tsx';
import styles from './logo.module.css';

type Props = { size?: 'header' | 'footer' | 'mobile' };

/** The mall's logo and its name. */
export function Logo({ size = 'header' }: Props) {
  const { mall } = useMall();
  const toUrl = useImageUrl();
  const image = size === 'footer' ? mall.footerLogo : mall.logo;
  return (
    <span className={styles.logo} data-size={size}>
      {image !== '' && <img src={toUrl(image)} alt="" />}
      <span>{mall.name}</span>
    </span>
  );
}
