import { expect, test } from 'vitest';
import { hasChatbot, showsChatbotOn } from './chatbot.ts';

// R6.06
test('the chatbot is there only in the default mall', () => {
  expect([hasChatbot('familyshop', 'familyshop'), hasChatbot('hanul', 'familyshop')]).toEqual([true, false]);
});

// R2.23
test('the chatbot is hidden while signing up, finding an account or changing the password, on sheets to be printed, and nowhere else', () => {
  const hidden = ['/familyshop/signup', '/m/familyshop/findUserInfoForm', '/familyshop/updatePasswordForm'];
  expect(hidden.map(showsChatbotOn)).toEqual([false, false, false]);
  expect(['signup', 'findUserInfo', 'updatePasswordForm'].map((word) => showsChatbotOn(`/a/${word}/b`))).toEqual(
    hidden.map(() => false),
  );
  expect(showsChatbotOn('/m/familyshop/popup/printSubsOrder')).toBe(false);
  const shown = ['/familyshop/home', '/familyshop/login', '/m/familyshop/withdrawal'];
  expect(shown.map(showsChatbotOn)).toEqual([true, true, true]);
});
