import type { StateKind } from '@mall/domain/state-kinds';
import { Badge } from '@mall/ui/badge';

const tones = { waiting: 'warn', moving: 'info', done: 'ok', ended: 'plain' } as const;

type Props = { readonly kind: StateKind; readonly children: string };

/** A state in a list; states of the same kind have the same colour, for orders and claims alike. */
export const StateBadge = ({ kind, children }: Props) => <Badge tone={tones[kind]}>{children}</Badge>;
