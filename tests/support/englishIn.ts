/** Words that are frequent in English sentences and do not exist in Spanish. */
const functionWords = new Set(
  `the and of is are was were with without your you our we they this that these those from for have has had not
   when where what which who how why will would can could should must may it its be been if then than there here
   on by at to or an as so but into out up down only every each all any more most less many much nothing again
   please until after before`.split(/\s+/u),
);

/** Names and quoted settings that contain such words but are not sentences. */
const names = /Port Calder|Two Lanterns|[Cc]all to action|Harbor Steps|Mission Street|College Green/gu;

/** Whether a text reads as English: at least two of its words are English function words. */
export function englishIn(text: string): boolean {
  const words =
    text
      .replaceAll(names, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return new Set(words.filter((word) => functionWords.has(word))).size >= 2;
}
