import { openLook } from '@mall/contracts/look';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { StatusPage } from '../../../components/page/status-page.tsx';
import { call } from '../../../lib/api/api-client.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { homeOf } from '../../../lib/routing/landing.ts';
import { keepLook } from '../../../lib/session/look.ts';

/** The entrance from the office into the mall as a member; without a code, it says that the look is over. */
export function LookEntrance({ code }: { code: string }) {
  const openMall = useMall();
  const { data, error } = useQuery({
    queryKey: ['look', code],
    queryFn: () => call(openLook, { body: { code } }),
    enabled: code !== '',
    // The code is valid once.
    ...{ retry: false, staleTime: Number.POSITIVE_INFINITY },
  });
  useEffect(() => {
    if (!data) return;
    keepLook(data);
    // A new document: nothing of the previous visit is left.
    window.location.replace(homeOf(openMall));
  }, [data, openMall]);
  const isOver = code === '' || error !== null;
  return (
    <div role={error ? 'alert' : 'status'}>
      <StatusPage
        picture={<ObjectPicture name={error ? 'objects/brokenplug' : 'emoji/lock'} size={96} />}
        title={error ? '회원 화면을 열지 못했어요' : isOver ? '회원 화면을 닫았어요' : '회원 화면을 열고 있어요'}
        actions={null}
      >
        {error
          ? errorText(error, '상담 화면에서 다시 열어 주세요.')
          : isOver
            ? '이 탭을 닫아 주세요.'
            : '잠시만 기다려 주세요.'}
      </StatusPage>
    </div>
  );
}

/** The code behind the # of the address, which is then removed from the address and the history; empty without one. */
export function takeLookCode(): string {
  const { hash, pathname } = window.location;
  if (hash !== '') window.history.replaceState(window.history.state, '', pathname);
  return hash.slice(1);
}
