import { expect, test } from 'vitest'
import { guessLanguage } from './guess-language.ts'
import { websiteIn } from './website-in.ts'

test.each([
  ['ar', 'سلسال يسر متوازن خليط مخصص من أجود الأحجار والخيوط'],
  ['vi', 'Nhẫn bạc nữ đính đá sang trọng, giá rẻ nhất thị trường, giao hàng toàn quốc'],
  ['ja', '夏のきせつに合うやさしい色のシャツです。とても軽いです。'],
  ['he', 'חולצה נעימה לקיץ בצבעים בהירים'],
  ['ru', 'Мягкая футболка для лета, очень лёгкая'],
  ['nl', 'De lamp is van glas en het snoer van katoen, voor een tafel met een rand die niet zo breed is als je denkt'],
  ['de', 'Die Lampe ist aus Glas und das Kabel mit Stoff, für den Tisch, der nicht breit ist, auf dem ein Buch liegt'],
  ['', 'SKU-1 100 XL'],
])('%s is the language of its words', (language, text) => {
  expect(guessLanguage(text)).toBe(language)
})

const shopify = 'Handle,Title,Body (HTML),Variant Price,Included / United Arab Emirates,Price / United Arab Emirates'

test('a shop that sells in a country has its money, clock and language', () => {
  const text = `${shopify}\nx,سلسال,"مجموعة الدخون الشيوخ الحصن الياسي",5`
  expect(websiteIn({ site: null, head: text, text })).toEqual({
    language: 'ar-AE',
    currency: 'AED',
    timeZone: 'Asia/Dubai',
  })
})

test('a Vietnamese shop is in đồng', () => {
  const text = 'Handle,Title,Variant Price\nnhan,Nhẫn bạc nữ đính đá sang trọng,490000'
  expect(websiteIn({ site: null, head: text, text })).toMatchObject({ language: 'vi-VN', currency: 'VND' })
})

test('listings of Etsy name the currency of their prices', () => {
  const head = 'TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY\nMug,"A mug, and more",12.50,USD,4\n'
  expect(websiteIn({ site: null, text: '', head })).toEqual({ currency: 'USD' })
})

test('the details in a file count before those guessed from its texts', () => {
  const site = { title: 'Mira', description: 'Eten', language: 'nl_BE' }
  expect(websiteIn({ site, text: 'The words and the with of this', head: '' })).toEqual({
    title: 'Mira',
    description: 'Eten',
    language: 'nl-BE',
    timeZone: 'Europe/Brussels',
  })
})

test('units are part of the names of the columns', () => {
  expect(websiteIn({ site: null, text: '', head: 'ID,Type,SKU,Weight (lbs),Length (in)' })).toEqual({
    units: 'imperial',
  })
})
