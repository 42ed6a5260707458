export { useNavigation } from './use-navigation.ts'
