import type { SubscriptionSheet } from '@mall/contracts/subscription-application';
import { formatWon } from '@mall/domain/money';
import { Button } from '@mall/ui/button';
import { KeyValueList } from '@mall/ui/key-value-list';
import { Skeleton } from '@mall/ui/skeleton';
import { Stack } from '@mall/ui/stack';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { NotFoundPage } from '../../../components/page/not-found-page.tsx';
import { StatusPage } from '../../../components/page/status-page.tsx';
import { NextSteps } from '../../../entities/application/next-steps.tsx';
import { TitledBlock } from '../../../entities/application/titled-block.tsx';
import { weekdayText } from '../../../lib/moment-text.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { useSubscriptionApplication } from '../model/use-subscription-applications.ts';
import styles from './subscription-done.module.css';

const stepsOf = ({ applicant, preferredOn }: SubscriptionSheet) => [
  { title: '담당자가 전화해서 설치 날짜를 정해요', text: `${weekdayText(preferredOn)}에 설치하고 싶다고 전할게요.` },
  { title: '신청이 승인되면 메일로 알려 드려요', text: `${applicant.email}로 보내요.` },
  { title: '기사님이 방문해서 설치해요', text: '설치한 날부터 계약이 시작되고 요금을 내요.' },
];

/** The application was submitted: its number, and what happens next. */
export function SubscriptionDone({ applicationNo }: { applicationNo: string }) {
  usePageTitle('구독 신청 완료');
  const { detail, isPending, isMissing, error, retry } = useSubscriptionApplication(applicationNo);
  if (isPending) return <Skeleton height={420} />;
  if (isMissing) return <NotFoundPage />;
  if (!detail) return <ErrorNotice error={error} onRetry={retry} />;
  const { card, sheet } = detail;
  return (
    <div className={styles.page}>
      <StatusPage
        picture={<ObjectPicture name="emoji/party" size={96} />}
        title="구독을 신청했어요"
        actions={
          <>
            <Button size="lg" render={<ScreenLink screen="home" />}>
              쇼핑 계속하기
            </Button>
            <Button
              size="lg"
              variant="primary"
              render={<ScreenLink screen="subscriptionApplication" applicationNo={applicationNo} />}
            >
              신청 상세 보기
            </Button>
          </>
        }
      >
        설치하기 전에는 비용 없이 취소할 수 있어요.
      </StatusPage>
      <Stack gap={32}>
        {sheet && <NextSteps steps={stepsOf(sheet)} />}
        <TitledBlock title="신청 내용">
          <KeyValueList
            items={[
              { label: '신청번호', value: card.applicationNo },
              { label: '상품', value: `${card.productName} (${card.choiceText})` },
              ...(sheet
                ? [
                    { label: '설치 희망일', value: sheet.preferredOn.replaceAll('-', '.') },
                    { label: '매달 내는 금액', value: formatWon(sheet.cost.monthlyTotal) },
                    { label: `${sheet.months}개월 모두`, value: formatWon(sheet.cost.termTotal) },
                  ]
                : []),
            ]}
          />
        </TitledBlock>
      </Stack>
    </div>
  );
}
