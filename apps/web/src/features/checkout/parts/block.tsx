import { Row } from '@mall/ui/row';
import { Text } from '@mall/ui/text';
import { type ReactNode, useId } from 'react';
import styles from './block.module.css';

type Props = {
  title: ReactNode;
  tool?: ReactNode;
  /** Something must be corrected here. */
  isInvalid?: boolean;
  children: ReactNode;
};

/** A section of the order page; the page decides the space between its sections. */
export function Block({ title, tool, isInvalid, children }: Props) {
  const titleId = useId();
  return (
    <section className={styles.block} aria-labelledby={titleId} data-invalid={isInvalid || undefined}>
      <Row align="center" justify="between" marginBottom={18} gap={12}>
        <Text id={titleId} as="h2" variant="section">
          {title}
        </Text>
        {tool}
      </Row>
      {children}
    </section>
  );
}
