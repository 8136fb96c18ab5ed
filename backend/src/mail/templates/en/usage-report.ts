import { button, facts, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const usageReport: Template<'usage-report'> = (data, say) => {
  const month = say.month(data.month);
  const { questions, diaryEntries } = data;
  return {
    subject: `Your ${month} with Zampa`,
    preheader: `${say.count(questions)} ${questions === 1 ? 'question' : 'questions'}, ${say.count(diaryEntries)} ${diaryEntries === 1 ? 'diary entry' : 'diary entries'}.`,
    blocks: [
      heading(`Your ${month}`),
      text(`${greet('Hi', data.name)}, this is how you used Zampa last month.`),
      facts(
        ['Questions asked', say.count(questions)],
        ['Answers', say.count(data.answers)],
        ['Diary entries', say.count(diaryEntries)],
        ['Reminders done', say.count(data.remindersDone)],
        ['Pets', say.count(data.pets)],
      ),
      button('Go to your pets', say.page('pets')),
    ],
    unsubscribe: data.stopUrl,
    why: 'You are receiving this email because your plan is Expert. You can switch the monthly report off in your profile.',
  };
};
