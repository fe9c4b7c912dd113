import { Modal } from '@mall/ui/modal';
import type { ComponentProps } from 'react';
import type { Panel } from './panel.ts';

/** Wide enough for columns side by side: an order's line with its sum, plans to compare. */
export const LargeModal: Panel = (props: ComponentProps<Panel>) => <Modal {...props} size="lg" />;
