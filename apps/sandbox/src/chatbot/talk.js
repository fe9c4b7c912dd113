// Sends questions to the stand-in chat service and appends the conversation; everything is inserted as text, never as markup.
const log = document.getElementById('log');
const form = document.getElementById('ask');
const field = document.getElementById('question');

const say = (tag, text, speaker) => {
  const line = document.createElement(tag);
  line.textContent = text;
  if (speaker) line.dataset.speaker = speaker;
  log.append(line);
  line.scrollIntoView({ block: 'nearest' });
};

const answer = ({ question, paragraphs }) => {
  say('h2', question);
  for (const paragraph of paragraphs) say('p', paragraph);
};

async function ask(question) {
  const query = new URLSearchParams({ mallId: log.dataset.mall, question });
  const response = await fetch(`/chatbot/answers?${query}`);
  if (!response.ok) throw new Error(`answered ${response.status}`);
  const { answers } = await response.json();
  if (answers.length === 0) say('p', '맞는 답을 찾지 못했어요. 다른 말로 물어보시거나 고객센터에 문의해 주세요.');
  for (const found of answers) answer(found);
}

let isAsking = false;
async function put(question) {
  if (question === '' || isAsking) return;
  isAsking = true;
  say('p', question, 'visitor');
  field.value = '';
  try {
    await ask(question);
  } catch {
    say('p', '지금은 답을 찾을 수 없어요. 잠시 뒤에 다시 물어봐 주세요.');
    field.value = question;
  }
  isAsking = false;
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  put(field.value.trim());
});
for (const usual of log.querySelectorAll('.usual button'))
  usual.addEventListener('click', () => put(usual.textContent));
