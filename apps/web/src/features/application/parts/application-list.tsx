import { stepLabels } from '@mall/domain/application-steps';
import { applicationStateLabels } from '@mall/domain/application-words';
import type { ScreenTarget } from '@mall/domain/screens/screen-path';
import { Button } from '@mall/ui/button';
import { Empty } from '@mall/ui/empty';
import { Row } from '@mall/ui/row';
import { Skeleton } from '@mall/ui/skeleton';
import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { PageLinks } from '../../../components/link/page-links.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { ApplicationCard } from '../../../entities/application/application-card.tsx';
import type { ApplicationListAddress } from '../../../entities/application/applications.query.ts';
import { NoneInState } from '../../../entities/application/none-in-state.tsx';
import { StateFilter } from '../../../entities/application/state-filter.tsx';
import { momentText } from '../../../lib/moment-text.ts';
import { cardState } from '../model/card-state.ts';
import { useApplications } from '../model/use-applications.ts';
import styles from './application-list.module.css';

/** Drafts and signed applications. */
export function ApplicationList({ address }: { address: ApplicationListAddress }) {
  const list = useApplications(address);
  const listOf = (search: typeof address): ScreenTarget => ({ screen: 'applications', search });
  const { state } = address;
  if (list.isPending) return <Skeleton height={320} />;
  if (list.error) return <ErrorNotice error={list.error} onRetry={list.retry} />;
  const isEmpty = list.applications.length === 0;
  if (isEmpty && list.drafts.length === 0 && !state) return <NoApplications />;
  return (
    <div className={styles.list}>
      {list.drafts.length > 0 && (
        <section aria-label="작성 중인 신청서" className={styles.group}>
          <h2>작성 중인 신청서</h2>
          <Stack as="ul" gap={12}>
            {list.drafts.map(({ productNo, productName, step, savedAt }) => (
              <Row
                as="li"
                align="center"
                justify="between"
                wraps
                gap={12}
                padding="18 20"
                key={productNo}
                surface="panel"
              >
                <span className={styles.text}>
                  <Text as="b" size={16} tone="strong">
                    {productName}
                  </Text>
                  {momentText(savedAt)}에 저장 · 다음 단계 {stepLabels[step]}
                </span>
                <Row as="span" wraps gap={8}>
                  <Button
                    size="sm"
                    variant="primary"
                    render={<ScreenLink screen="applicationStep" step={step} productNo={productNo} />}
                  >
                    이어서 작성
                  </Button>
                  <Button
                    size="sm"
                    onClick={() => void list.drop(productNo)}
                    aria-label={`${productName} 신청서 지우기`}
                  >
                    지우기
                  </Button>
                </Row>
              </Row>
            ))}
          </Stack>
        </section>
      )}
      {(!isEmpty || state) && (
        <StateFilter
          labels={applicationStateLabels}
          chosen={state}
          listOf={(wanted) => listOf({ state: wanted as typeof state })}
        />
      )}
      {isEmpty && state && <NoneInState all={listOf({})} />}
      <Stack as="ul" gap={12}>
        {list.applications.map((card) => (
          <ApplicationCard
            key={card.applicationNo}
            card={card}
            state={cardState(card.state)}
            to={{ screen: 'applicationDetail', applicationNo: card.applicationNo }}
          />
        ))}
      </Stack>
      <PageLinks page={list.page} pageCount={list.pageCount} toPage={(page) => listOf({ ...address, page })} />
    </div>
  );
}

function NoApplications() {
  return (
    <Empty
      picture={<ObjectPicture name="objects/emptybox" size={96} />}
      title="아직 신청한 휴대폰이 없어요"
      action={
        <Button variant="line" render={<ScreenLink screen="home" />}>
          휴대폰 둘러보기
        </Button>
      }
    >
      휴대폰 상세에서 요금제를 고르고 신청하면 여기에서 볼 수 있어요.
    </Empty>
  );
}
