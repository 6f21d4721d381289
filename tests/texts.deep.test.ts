import { checkTexts } from './texts/check.ts';

checkTexts(300);
