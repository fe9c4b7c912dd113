import { productQuestionCategories } from '@mall/contracts/question-codes';
import { hasOwnAccount } from '@mall/domain/access-matrix';
import { businessHoursText } from '@mall/domain/business-hours';
import { formatNumber } from '@mall/domain/money';
import { questionCategoryNames } from '@mall/domain/question-words';
import { Button } from '@mall/ui/button';
import { Checkbox } from '@mall/ui/checkbox';
import { Chip } from '@mall/ui/chip';
import { Empty } from '@mall/ui/empty';
import { Row } from '@mall/ui/row';
import { Skeleton } from '@mall/ui/skeleton';
import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { NotFoundPage } from '../../../components/page/not-found-page.tsx';
import { TitledPage } from '../../../components/page/titled-page.tsx';
import { BuyBar } from '../../../entities/cart/buy-bar.tsx';
import { CartLink } from '../../../entities/cart/cart-link.tsx';
import { goodsQuery } from '../../../entities/goods/goods.query.ts';
import { ProductLine } from '../../../entities/product/product-line.tsx';
import { ProductQuestionItem } from '../../../entities/product-question/product-question-item.tsx';
import { isApiError } from '../../../lib/api/api-error.ts';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import type { ScreenProps } from '../../../lib/routing/screen-props.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { type QuestionsAddress, useProductQuestions } from '../model/use-product-questions.ts';
import { AskModal } from '../parts/ask-modal.tsx';
import styles from './goods-questions.module.css';

/** All questions about a product, and a form to ask another one. */
export function GoodsQuestionsPage({ goodsNo, address }: ScreenProps<'goodsQuestions'>) {
  const goods = useQuery(goodsQuery(goodsNo));
  usePageTitle(goods.data && `${goods.data.card.name} 문의`);
  if (isApiError(goods.error, '4042')) return <NotFoundPage />;
  return (
    <TitledPage title="상품 문의" kind="shop" tools={<CartLink />} foot={goods.data && <BuyBar goods={goods.data} />}>
      {goods.error && <ErrorNotice error={goods.error} onRetry={() => void goods.refetch()} />}
      {goods.isPending && <Skeleton height={240} />}
      {goods.data && (
        <>
          <ProductLine card={goods.data.card} />
          <Ask productNo={goodsNo} />
          <Questions productNo={goodsNo} address={address} />
        </>
      )}
    </TitledPage>
  );
}

/** Only viewers with an account of their own may ask. */
function Ask({ productNo }: { productNo: string }) {
  const { mall } = useMall();
  const [isOpen, setOpen] = useState(false);
  if (!hasOwnAccount(mall)) return null;
  return (
    <Stack gap={8} marginBottom={20}>
      <Button variant="weak" size="lg" block className={styles.ask} onClick={() => setOpen(true)}>
        문의하기
      </Button>
      <Text variant="small" tone="muted">
        상담 시간은 {businessHoursText(mall.centerOpensAt, mall.centerClosesAt)}예요. 답변하면 메일로 알려 드려요.
      </Text>
      {isOpen && <AskModal productNo={productNo} onClose={() => setOpen(false)} />}
    </Stack>
  );
}

function Questions({ productNo, address }: { productNo: string; address: QuestionsAddress }) {
  const list = useProductQuestions(productNo, address);
  const { category, open } = address;
  return (
    <section aria-label="문의 목록">
      <Row align="center" wraps gap={8} marginBottom={20}>
        <Chip isOn={category === undefined} onClick={() => list.narrow({ category: undefined })}>
          전체
        </Chip>
        {productQuestionCategories.map((one) => (
          <Chip key={one} isOn={category === one} onClick={() => list.narrow({ category: one })}>
            {questionCategoryNames[one]}
          </Chip>
        ))}
      </Row>
      <Row align="center" justify="between">
        <Checkbox
          checked={open === 'Y'}
          onChange={({ target: { checked } }) => list.narrow({ open: checked ? 'Y' : undefined })}
        >
          비밀글 빼고 보기
        </Checkbox>
        <Text size={14} tone="muted" role="status">
          {formatNumber(list.total)}개
        </Text>
      </Row>
      <Found list={list} />
    </section>
  );
}

function Found({ list }: { list: ReturnType<typeof useProductQuestions> }) {
  if (list.error) return <ErrorNotice error={list.error} onRetry={list.retry} />;
  if (list.isPending) return <Skeleton height={220} />;
  if (list.questions.length === 0) {
    return (
      <Empty picture={<ObjectPicture name="emoji/chat" size={96} />} title="해당하는 문의가 없어요">
        궁금한 점을 남기면 운영자가 답해 드려요.
      </Empty>
    );
  }
  return (
    <>
      {list.questions.map((question) => (
        <ProductQuestionItem key={question.questionNo} question={question} />
      ))}
      {list.hasMore && (
        <Button block size="lg" isLoading={list.isFetchingMore} onClick={list.fetchMore}>
          문의 더 보기
        </Button>
      )}
    </>
  );
}
