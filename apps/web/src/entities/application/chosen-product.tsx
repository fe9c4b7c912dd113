import { Picture } from '@mall/ui/picture';
import { Row } from '@mall/ui/row';
import { Stack } from '@mall/ui/stack';
import { Tile } from '@mall/ui/tile';
import type { ReactNode } from 'react';
import { MallLink } from '../../components/link/mall-link.tsx';
import { useImageUrl } from '../../lib/mall/image-url.ts';
import type { MallAddress } from '../../lib/routing/mall-path.ts';
import styles from './chosen-product.module.css';

type Props = {
  readonly name: string;
  readonly image: string;
  /** The product's own page. */
  readonly to: MallAddress;
  /** The choice, one line each. */
  readonly children: ReactNode;
};

/** The product of the application: its picture, its name and the choice. */
export function ChosenProduct({ name, image, to, children }: Props) {
  const toUrl = useImageUrl();
  return (
    <Row align="center" gap={16}>
      <Tile className={styles.picture}>
        <Picture src={toUrl(image)} alt="" sizes="96px" />
      </Tile>
      <Stack gap={2} className={styles.text}>
        <MallLink className={styles.name} to={to}>
          {name}
        </MallLink>
        {children}
      </Stack>
    </Row>
  );
}
