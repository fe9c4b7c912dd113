import { Modal } from '@mall/ui/modal';
import type { ComponentProps } from 'react';
import type { Panel } from '../../../components/panel.ts';

/** Wide enough for a line, its quantity and a sum side by side. */
export const ClaimModal: Panel = (props: ComponentProps<Panel>) => <Modal {...props} size="lg" />;
