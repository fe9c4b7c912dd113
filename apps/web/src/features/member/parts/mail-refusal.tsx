import { readSearch, text } from '@mall/domain/screens/search-schema';
import { Button } from '@mall/ui/button';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { StatusPage } from '../../../components/page/status-page.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { useMailRefusal } from '../model/use-mail-refusal.ts';

const address = { token: text(/^[\w-]{1,200}$/) };
type Props = { readonly written: Readonly<Record<string, string>>; readonly search: Readonly<Record<string, unknown>> };

/** The page of the unsubscribe link in an advertising mail. */
export function MailRefusal({ written, search }: Props) {
  const { mall } = useMall();
  const link = { memberNo: Number(written['memberNo']), token: readSearch(address, search).token ?? 'none' };
  const { refuse, isPending, refusedOn, failure } = useMailRefusal(link);
  const picture = <ObjectPicture name="emoji/bell" size={96} />;
  if (refusedOn) {
    return (
      <StatusPage picture={picture} title="수신거부를 처리했어요" actions={null}>
        {`${refusedOn}부터 ${mall.name}의 광고 메일을 보내지 않아요.\n주문과 배송 안내 메일은 계속 보내 드려요.`}
      </StatusPage>
    );
  }
  return (
    <StatusPage
      picture={picture}
      title="광고 메일을 그만 받을까요?"
      actions={
        <Button variant="primary" size="lg" isLoading={isPending} onClick={refuse}>
          수신거부
        </Button>
      }
    >
      <span role={failure ? 'alert' : undefined}>
        {failure ?? `앞으로 ${mall.name}의 할인·행사 메일을 보내지 않아요.`}
      </span>
    </StatusPage>
  );
}
