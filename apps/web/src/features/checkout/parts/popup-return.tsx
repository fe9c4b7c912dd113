import { Button } from '@mall/ui/button';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { StatusPage } from '../../../components/page/status-page.tsx';
import { usePopupReturn } from '../model/use-popup-return.ts';
import { Progress } from './progress.tsx';

/** The last page of a separate payment window. */
export function PopupReturn() {
  const { isTaken } = usePopupReturn();
  if (!isTaken) {
    return (
      <main>
        <Progress title="결제를 확인하고 있어요" text="잠시만 기다려 주세요." />
      </main>
    );
  }
  return (
    <main>
      <StatusPage
        picture={<ObjectPicture name="emoji/party" size={96} />}
        title="이 창은 닫으셔도 돼요"
        actions={
          <Button size="lg" onClick={() => window.close()}>
            창 닫기
          </Button>
        }
      >
        결제 결과는 쇼핑몰 화면에서 확인해 주세요.
      </StatusPage>
    </main>
  );
}
