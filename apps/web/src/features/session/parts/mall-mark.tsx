import { useImageUrl } from '../../../lib/mall/image-url.ts';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import styles from './mall-mark.module.css';

/** The mall's logo with its name, for screens without a header. */
export function MallMark({ isAlone = false }: { isAlone?: boolean }) {
  const { mall } = useMall();
  const toUrl = useImageUrl();
  return (
    <span className={styles.mark} data-alone={isAlone || undefined}>
      {mall.logo !== '' && <img src={toUrl(mall.logo)} alt="" />}
      {!isAlone && <span>{mall.name}</span>}
    </span>
  );
}
