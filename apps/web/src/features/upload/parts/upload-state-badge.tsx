import type { UploadCard } from '@mall/contracts/upload';
import { Badge } from '@mall/ui/badge';
import { uploadStanding } from '../model/upload-words.ts';

export function UploadStateBadge({ upload }: { upload: Pick<UploadCard, 'state' | 'errorCount' | 'orderCount'> }) {
  const { name, tone } = uploadStanding(upload);
  return <Badge tone={tone}>{name}</Badge>;
}
