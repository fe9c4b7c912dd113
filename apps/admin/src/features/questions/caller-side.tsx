import { textOf } from '@mall/contracts/office/personal';
import {
  assignQuestion,
  categoriseQuestion,
  getQueuedQuestion,
  listAssignees,
  listQueuedQuestions,
  type QueuedQuestion,
} from '@mall/contracts/office/questions';
import { type QuestionCategory, questionCategories } from '@mall/contracts/question';
import { orderStateName } from '@mall/domain/order-words';
import { questionCategoryNames, questionStateNames } from '@mall/domain/question-words';
import { KeyValueList } from '@mall/ui/key-value-list';
import { useQuery } from '@tanstack/react-query';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { SelectField } from '../../kit/form/controls.tsx';
import { MallName } from '../../kit/marks.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { Part } from '../../kit/page.tsx';
import { Masked } from '../../kit/reveal.tsx';
import { Timeline } from '../../kit/timeline.tsx';
import { useToast } from '../../kit/toast.tsx';
import { grouped, won } from '../../lib/numbers.ts';
import { reading, useAct } from '../../lib/use-office.ts';
import { placeKey, type QuestionPlace } from './question-words.ts';
import styles from './questions.module.css';
import { ToMember } from './to-member.tsx';

type Props = { question: QueuedQuestion; place: QuestionPlace };

/** The member: their orders, earlier questions, and who is to answer. */
export function CallerSide({ question, place }: Props) {
  const { member, memberNo, mallName, mallId, orders } = question;
  return (
    <aside className={styles.side} aria-label="문의한 회원">
      <Part title={<Masked>{textOf(member)}</Masked>}>
        <KeyValueList
          items={[
            { label: '몰', value: <MallName mallId={mallId} name={mallName} /> },
            ...(orders
              ? [
                  { label: '주문', value: `${grouped(orders.count)}건 · ${won(orders.total)}` },
                  { label: '클레임', value: `${grouped(orders.claims)}건` },
                ]
              : []),
          ]}
        />
        <ToMember mallId={mallId} memberNo={memberNo} />
      </Part>
      <OwnProduct question={question} />
      <OwnOrder question={question} place={place} />
      {question.mayAnswer && <Handling question={question} place={place} />}
      <Part title="그동안 있었던 일">
        <Before question={question} place={place} />
      </Part>
    </aside>
  );
}

/** The product's page that shows the question, and who can read the answer there. */
function OwnProduct({ question: { productNo, productName, isSecret } }: Pick<Props, 'question'>) {
  if (productNo === null) return null;
  return (
    <Part title="이 문의의 상품">
      <p>
        {productName} ({productNo})
      </p>
      <p className={styles.hint}>
        {isSecret
          ? '비밀글이라 답변도 쓴 회원만 읽어요.'
          : '답변을 상품 페이지에서 모두가 읽어요. 개인정보를 적지 마세요.'}
      </p>
    </Part>
  );
}

/** The order that the question is about. */
function OwnOrder({ question: { orderNo, orders }, place }: Props) {
  const own = orders?.latest.find((order) => order.orderNo === orderNo);
  if (!own) return null;
  return (
    <Part title="이 문의의 주문">
      <OfficeLink
        className={styles.order}
        screen="order"
        params={{ mallId: place.mallId, orderNo: own.orderNo }}
        target="_blank"
      >
        <b>{productsOf(own)}</b>
        <span>
          {orderStateName(own.state, 'CARD')} · {won(own.total)}
        </span>
        <span>{own.orderNo}</span>
      </OfficeLink>
    </Part>
  );
}

type Order = NonNullable<QueuedQuestion['orders']>['latest'][number];
const productsOf = ({ productName, more }: Order) => (more > 0 ? `${productName} 외 ${more}` : productName);

/** The member's orders and questions on one timeline, the newest first. */
function Before({ question, place }: Props) {
  const orders = (question.orders?.latest ?? []).map((order) => ({
    ...{ key: order.orderNo, at: order.orderedAt, icon: ClipboardList, tone: 'info' as const },
    title: (
      <OfficeLink screen="order" params={{ mallId: place.mallId, orderNo: order.orderNo }} target="_blank">
        {productsOf(order)}
      </OfficeLink>
    ),
    note: `${orderStateName(order.state, 'CARD')} · ${won(order.total)}`,
  }));
  const questions = question.others.map((other) => ({
    ...{ key: String(other.questionNo), at: other.askedAt, icon: MessageSquareText },
    title: (
      <OfficeLink
        screen="question"
        params={{ place: placeKey({ ...place, questionNo: other.questionNo }) }}
        target="_blank"
      >
        {other.title}
      </OfficeLink>
    ),
    note: questionStateNames[other.state],
  }));
  const items = [...orders, ...questions].sort((one, other) => other.at.localeCompare(one.at));
  if (items.length === 0) return <p className={styles.hint}>이 회원의 다른 기록이 없어요.</p>;
  return <Timeline items={items} />;
}

/** The assignee and the category. */
function Handling({ question, place: params }: Props) {
  const toast = useToast();
  const { data: staff = [] } = useQuery(reading(listAssignees));
  const changes = [listQueuedQuestions, getQueuedQuestion];
  const onError = (error: unknown) => toast.error(error);
  const assign = useAct(assignQuestion, {
    changes,
    onDone: (to) => toast(to ? `${to.name} 님에게 맡겼어요` : '담당자를 비웠어요'),
  });
  const categorise = useAct(categoriseQuestion, { changes, onDone: () => toast('분류를 바꿨어요') });
  const { assignee, category, state } = question;
  const known = assignee && !staff.some(({ staffNo }) => staffNo === assignee.staffNo) ? [assignee, ...staff] : staff;
  return (
    <Part title="처리">
      <div className={styles.fields}>
        <SelectField
          label="담당자"
          placeholder="없음"
          choices={known.map(({ staffNo, name }) => ({ value: String(staffNo), label: name }))}
          value={String(assignee?.staffNo ?? '')}
          disabled={assign.isPending}
          onChange={({ target: { value } }) =>
            assign.mutate({ params, body: { staffNo: value === '' ? null : Number(value) } }, { onError })
          }
        />
        <SelectField
          label="분류"
          choices={questionCategories.map((value) => ({ value, label: questionCategoryNames[value] }))}
          value={category}
          disabled={state === 'ANSWERED' || categorise.isPending}
          onChange={({ target: { value } }) =>
            categorise.mutate({ params, body: { category: value as QuestionCategory } }, { onError })
          }
        />
      </div>
    </Part>
  );
}
