import { Button } from '@mall/ui/button';
import { Empty } from '@mall/ui/empty';
import { errorText } from '../../lib/api/api-error.ts';
import { ObjectPicture } from '../content/object-picture.tsx';

type Props = { error: unknown; onRetry: () => void };

/** A part of a page that failed to load: what happened, and a retry. */
export function ErrorNotice({ error, onRetry }: Props) {
  return (
    <Empty
      role="alert"
      picture={<ObjectPicture name="objects/brokenplug" size={96} />}
      title="내용을 불러오지 못했어요"
      action={
        <Button variant="weak" onClick={onRetry}>
          다시 시도
        </Button>
      }
    >
      {errorText(error, '잠시 뒤에 다시 시도해 주세요.')}
    </Empty>
  );
}
