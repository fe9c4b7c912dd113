import { Note } from '@mall/ui/note';
import type { Replaced } from '../model/wireless-address.ts';

/** Names the parts of an address that could not be applied, and why a plan could not; disappears once that part is chosen again. */
export function ReplacedNote({ replaced: { parts, planReason } }: { replaced: Replaced }) {
  if (parts.length === 0 && !planReason) return null;
  return (
    <div role="status">
      <Note tone="warn">
        {parts.length > 0 && (
          <p>
            링크에 담긴 {parts.join(', ')} 선택은 지금 고를 수 없어서 기본 선택으로 바꿨어요. 아래에서 다시 골라 주세요.
          </p>
        )}
        {planReason && <p>{planReason} 다른 요금제로 바꿔서 보여 드려요.</p>}
      </Note>
    </div>
  );
}
