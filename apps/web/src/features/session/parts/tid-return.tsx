import { readSearch, text } from '@mall/domain/screens/search-schema';
import { Button } from '@mall/ui/button';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { StatusPage } from '../../../components/page/status-page.tsx';
import { useTidReturn } from '../model/use-tid-return.ts';
import { useTidStart } from '../model/use-tid-start.ts';

const address = { state: text(), code: text(), error: text(), iss: text() };

/** Shown between the T-ID service and the mall. */
export function TidReturn({ search }: { search: Readonly<Record<string, unknown>> }) {
  const { purpose, redirect, isLinked, failure } = useTidReturn(readSearch(address, search));
  const backToMyShop = (
    <Button size="lg" variant="primary" render={<ScreenLink screen="myShop" />}>
      My Shop으로 가기
    </Button>
  );
  if (isLinked) {
    return (
      <StatusPage
        picture={<ObjectPicture name="emoji/lock" size={96} />}
        title="티아이디를 연결했어요"
        actions={backToMyShop}
      >
        다음부터 티아이디로 로그인할 수 있어요.
      </StatusPage>
    );
  }
  if (failure) {
    return (
      <StatusPage
        picture={<ObjectPicture name="objects/brokenplug" size={96} />}
        title={purpose === 'link' ? '티아이디를 연결하지 못했어요' : '티아이디로 로그인하지 못했어요'}
        actions={purpose === 'link' ? backToMyShop : <AnotherWay redirect={redirect} />}
      >
        <span role="alert">{failure}</span>
      </StatusPage>
    );
  }
  return (
    <div role="status">
      <StatusPage
        picture={<ObjectPicture name="emoji/lock" size={96} />}
        title="티아이디를 확인하고 있어요"
        actions={null}
      >
        잠시만 기다려 주세요.
      </StatusPage>
    </div>
  );
}

function AnotherWay({ redirect }: { redirect: string | undefined }) {
  const { start, isGoing, failure } = useTidStart(redirect);
  return (
    <>
      <Button size="lg" render={<ScreenLink screen="login" />}>
        로그인 화면으로
      </Button>
      <Button size="lg" variant="primary" isLoading={isGoing} onClick={start}>
        티아이디로 다시 로그인
      </Button>
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}
