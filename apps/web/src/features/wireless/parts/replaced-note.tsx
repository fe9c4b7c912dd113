import { Note } from '@mall/ui/note';
import { josa } from 'es-hangul';

/** Says what of a shared address could not be kept; gone as soon as that part is chosen anew. */
export function ReplacedNote({ parts }: { parts: readonly string[] }) {
  if (parts.length === 0) return null;
  return (
    <div role="status">
      <Note tone="warn">
        링크에 담긴 {josa(parts.join(', '), '은/는')} 지금 고를 수 없어서 기본 선택으로 바꿨어요. 아래에서 다시 골라
        주세요.
      </Note>
    </div>
  );
}
