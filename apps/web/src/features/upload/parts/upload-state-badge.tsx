import type { UploadState } from '@mall/contracts/upload-codes';
import { Badge } from '@mall/ui/badge';
import { uploadStateNames } from '../model/upload-words.ts';

const tones = {
  UNMAPPED: 'warn',
  CHECKING: 'info',
  CHECKED: 'brand',
  ORDERING: 'info',
  ORDERED: 'ok',
  DISCARDED: 'plain',
} as const;

export const UploadStateBadge = ({ state }: { state: UploadState }) => (
  <Badge tone={tones[state]}>{uploadStateNames[state]}</Badge>
);
