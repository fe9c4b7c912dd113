import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
import type { ReactNode } from 'react';
import styles from './titled-block.module.css';

/** A part of a form, or of a signed document, in a frame under its heading. */
export function TitledBlock({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={18} surface="frame" className={styles.block} aria-label={title}>
      <Text as="h2" variant="block">
        {title}
      </Text>
      {children}
    </Stack>
  );
}
