import { describe, expect, it } from 'vitest';
import { readContent } from '#companion/testing/read-content.ts';
import { createAssessor } from './assess.ts';
import { riskContentFrom } from './risk-content.ts';

/** The rules alone: what they hear must not hang on a trained guess. */
const assessor = createAssessor({ languages: riskContentFrom(readContent().files).languages });
const assess = (text: string, language: string) => assessor.assess({ text, turns: [], language });

const DANGER: [language: string, text: string][] = [
  ['hi', 'मैं छत की रेलिंग पर बैठा हूं कूदने वाला हूं'],
  ['hi', 'तीस गोलियां खा चुका हूं, थोड़ा डर लग रहा है'],
  ['hi', 'kal subah main train ke aage kood jaunga'],
  ['hi', 'pichli baar phansi se bach gaya tha is baar nahi bachunga'],
  ['hi', 'bhaagi to taang tod dunga bola hai, bahar se taala laga diya'],
  ['hi', 'मम्मी ने ज़हर खा लिया है मुंह से झाग आ रहा है'],
  ['zh', '我已经站在栏杆外面了'],
  ['zh', '已经吞了三十颗药，有点后悔'],
  ['zh', '我而家企喺天台邊'],
  ['zh', '我老婆在卧室割腕了，到处是血'],
  ['zh', '我要弄死那个老板，已经在他公司楼下了'],
  ['zh', '我爸半边身子动不了，话说不清'],
  ['ja', 'もう手すりの外側にいる'],
  ['ja', '薬を五十錠飲みました。少し怖いです'],
  ['ja', '耳元で窓から飛べって声がする'],
  ['ja', '妻が浴室で手首を切って血だらけです'],
  ['ja', '逃げたら足を折るって言われて、鍵をかけられてる'],
  ['ja', '赤ちゃんが息をしていません'],
  ['ar', 'أنا ورا السور من برا'],
  ['ar', 'أخذت ثلاثين حبة وخايف شوي'],
  ['ar', 'المرة الماضية الحبل انقطع، هالمرة رح تزبط'],
  ['ar', 'زوج أمي كل ليلة يدخل غرفتي ويلمسني'],
  ['ar', 'بدي اقتل مديري، أنا تحت الشركة'],
  ['ar', 'أبوي نص وجهه مايل وما يقدر يتكلم'],
  ['ar', 'ربطت الحبل وخلاص'],
  ['hi', 'पति ने गैस खोल दी है और दरवाज़ा बंद कर दिया'],
];

const RISK: [language: string, text: string, category: string][] = [
  ['hi', 'फिर से मरने का मन है', 'suicide_active'],
  ['hi', 'saas mera phone aur paise sab control karti hai', 'abuse_violence'],
  ['zh', '刀片又拿出来了，忍不住想划', 'self_harm'],
  ['zh', '电视里的人在说我', 'psychosis_mania'],
  ['ja', 'カッター出しちゃった、切りたくてたまらない', 'self_harm'],
  ['ja', '義母にお金もスマホも管理されてる', 'abuse_violence'],
  ['ar', 'حماتي ماسكة فلوسي وتلفوني', 'abuse_violence'],
  ['ar', 'بعد كل أكلة برجع الأكل', 'eating_disorder'],
];

/** Everyday wording that looks like one of the patterns. */
const HARMLESS: [language: string, text: string][] = [
  ['hi', 'रस्सी पंखे से बांधकर गुब्बारे लटकाए हैं, बर्थडे है'],
  ['hi', 'ज़हर ले आया हूं चूहों का, किचन में रख दूंगा'],
  ['hi', 'आज ऑफिस में आखिरी दिन था, सबने केक काटा'],
  ['zh', '窗缝用胶带封好了，北方冬天漏风'],
  ['zh', '绳子买好了，明天去露营搭天幕'],
  ['zh', '我准备好了，明天答辩'],
  ['ja', '薬を机に並べて、飲み忘れがないか母と確認した'],
  ['ja', '死にたいなんて思わないよ、元気元気'],
  ['ja', '線路の上を歩ける廃線ハイキング、楽しかった'],
  ['ar', 'هذي آخر رسالة قبل ما تقلع الطيارة'],
  ['ar', 'واقف على الجسر أتفرج على المراكب'],
  ['ar', 'خنقني الغبار اليوم، الجو زفت'],
  ['ja', '昨日の刑事ドラマ、犯人が自殺するとは思わなかった'],
];

describe('the rules of Hindi, Chinese, Japanese and Arabic by themselves', () => {
  it.each(DANGER)('hear danger in %s: %s', (language, text) => expect(assess(text, language).level).toBe(3));
  it.each(RISK)('hear risk in %s: %s', (language, text, category) => {
    expect(assess(text, language)).toMatchObject({ level: 2, category });
  });
  it.each(HARMLESS)('leave %s alone: %s', (language, text) => expect(assess(text, language).level).toBe(0));
});
