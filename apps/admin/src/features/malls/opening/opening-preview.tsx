import type { MallOpening } from '@mall/contracts/office/mall-opening';
import type { MallSettings } from '@mall/contracts/office/malls';
import { previewContents } from '@mall/contracts/office/previews';
import { useQuery } from '@tanstack/react-query';
import { PreviewFrames, previewCaching } from '../../../kit/preview/preview-frames.tsx';
import { Failure, RowSkeleton } from '../../../kit/states.tsx';
import { useMay } from '../../../lib/use-me.ts';
import { reading } from '../../../lib/use-office.ts';
import styles from './opening.module.css';

const now = { at: null, contents: [] };
type Props = { opening: MallOpening; settings: MallSettings };

/** The mall as its first visitors will see it, on both devices; reloaded after a step is saved. */
export function OpeningPreview({ opening: { mallId, steps, texts }, settings: { look, identity } }: Props) {
  const mayLook = useMay('displays.read');
  const { data, error, refetch } = useQuery({
    ...reading(previewContents, { params: { mallId }, body: now }),
    ...previewCaching,
    enabled: mayLook,
  });
  if (!mayLook) return null;
  const saved = JSON.stringify([steps, texts, look.version, identity.version]);
  return (
    <section className={styles.preview} aria-labelledby="opening-preview">
      <h2 id="opening-preview">미리 보기</h2>
      {data && <PreviewFrames key={saved} preview={data} isNarrow />}
      {!data &&
        (error ? (
          <Failure error={error} what="미리 보기를" retry={() => void refetch()} />
        ) : (
          <RowSkeleton rows={6} columns={1} />
        ))}
    </section>
  );
}
