import { texts } from '../../../i18n/texts.ts';

type TagTexts = ReturnType<typeof texts>['games']['tags'];

const hasText = (tags: TagTexts, tag: string): tag is keyof TagTexts => Object.keys(tags).includes(tag);

/** The operator defines the tags, so a tag may have no text here. */
export function tagName(tag: string): string {
  const { tags } = texts().games;
  if (hasText(tags, tag)) return tags[tag]();
  const words = tag.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
