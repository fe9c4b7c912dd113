import { Button } from '@mall/ui/button';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { StatusPage } from '../../../components/page/status-page.tsx';
import { useCertificationWindow, type WindowAddress } from '../model/use-certification-window.ts';

const closeButton = (
  <Button size="lg" variant="primary" onClick={() => window.close()}>
    창 닫기
  </Button>
);

/** Shown between the page that needs a certification and the service that provides it. */
export function CertificationWindow({ address }: { address: WindowAddress }) {
  const { phase, failure, retry } = useCertificationWindow(address);
  return <main id="content">{content()}</main>;

  function content() {
    if (failure) {
      return (
        <StatusPage
          picture={<ObjectPicture name="objects/brokenplug" size={96} />}
          title="본인인증을 시작하지 못했어요"
          actions={
            <Button size="lg" variant="primary" onClick={retry}>
              다시 시도
            </Button>
          }
        >
          {failure}
        </StatusPage>
      );
    }
    if (phase === 'unknown') {
      return (
        <StatusPage
          picture={<ObjectPicture name="objects/magnifier" size={96} />}
          title="진행 중인 본인인증이 없어요"
          actions={closeButton}
        >
          본인인증을 시작한 화면에서 다시 시도해 주세요.
        </StatusPage>
      );
    }
    if (phase === 'done') {
      return (
        <StatusPage
          picture={<ObjectPicture name="emoji/phone" size={96} />}
          title="본인인증 창을 닫아 주세요"
          actions={closeButton}
        >
          나머지는 처음 화면에서 이어져요.
        </StatusPage>
      );
    }
    return (
      <div role="status">
        <StatusPage
          picture={<ObjectPicture name="emoji/phone" size={96} />}
          title="본인인증으로 이동하고 있어요"
          actions={null}
        >
          잠시만 기다려 주세요.
        </StatusPage>
      </div>
    );
  }
}
